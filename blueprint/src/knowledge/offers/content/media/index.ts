import type { Thing } from "../../../thing.ts";
import { download } from "./download.ts";
import { webLink } from "./link.ts";
import { photo } from "./photo.ts";
import { podcastEpisode } from "./podcast-episode.ts";
import { ringtone } from "./ringtone.ts";
import { song } from "./song.ts";
import { video } from "./video.ts";
import { wallpaper } from "./wallpaper.ts";

/** Things of this part of the subject. */
export const mediaContent: readonly Thing[] = [download, webLink, photo, podcastEpisode, ringtone, song, video, wallpaper];
