const CLICK_SECONDS = 0.06;
const PITCH = { first: 1_760, other: 1_175 };

/** Plays a short click in so many seconds; the first beat of a bar is higher and louder. */
export function playClick(
  context: AudioContext,
  { inSeconds, isFirst }: { inSeconds: number; isFirst: boolean },
): void {
  const at = context.currentTime + Math.max(0, inSeconds);
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = isFirst ? PITCH.first : PITCH.other;
  volume.gain.setValueAtTime(isFirst ? 0.9 : 0.5, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + CLICK_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + CLICK_SECONDS);
}
