import { ImageManipulator, SaveFormat } from "expo-image-manipulator";
import {
  type ImagePickerResult,
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
} from "expo-image-picker";
import { CameraIcon, ImagesIcon } from "lucide-react-native";
import { StyleSheet, View } from "react-native";
import { Button } from "@/components/ui/button";
import * as words from "@/words/general";

/** The properties of what a picture is taken or chosen with. */
export interface PicturePickerProps {
  label: string;
  isRequired: boolean;
  isInvalid: boolean;
  /** A picture as a data URL, small enough for storage. */
  onPick: (picture: string) => void;
  /** Says why there is none. */
  onFail: (why: string) => void;
}

/** Takes a photo, or chooses a picture from the phone's library, in the system's own views. */
export function PicturePicker({ onPick, onFail }: PicturePickerProps) {
  async function take(open: () => Promise<ImagePickerResult | null>) {
    try {
      const chosen = await open();
      if (chosen === null) onFail(words.noCamera);
      for (const { uri, width } of chosen?.assets ?? []) onPick(await smallPicture(uri, width));
    } catch {
      onFail(words.pictureUnread);
    }
  }
  return (
    <View style={styles.buttons}>
      <Button variant="secondary" size="sm" icon={CameraIcon} onClick={() => void take(openCamera)}>
        {words.takePhoto}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={ImagesIcon}
        onClick={() => void take(() => launchImageLibraryAsync({ mediaTypes: "images" }))}
      >
        {words.chooseFromLibrary}
      </Button>
    </View>
  );
}

/** The photo that is taken; null where the app may not use the camera. */
async function openCamera(): Promise<ImagePickerResult | null> {
  const { granted } = await requestCameraPermissionsAsync();
  return granted ? launchCameraAsync({ mediaTypes: "images" }) : null;
}

const WIDTH_MAX = 900;

async function smallPicture(uri: string, width: number): Promise<string> {
  const drawn = ImageManipulator.manipulate(uri);
  const image = await (
    width > WIDTH_MAX ? drawn.resize({ width: WIDTH_MAX }) : drawn
  ).renderAsync();
  const { base64 } = await image.saveAsync({
    base64: true,
    compress: 0.8,
    format: SaveFormat.JPEG,
  });
  if (base64 === undefined) throw new Error("The picture was not written.");
  return `data:image/jpeg;base64,${base64}`;
}

const styles = StyleSheet.create({
  buttons: { flexDirection: "row", flexWrap: "wrap", gap: 8 },
});
