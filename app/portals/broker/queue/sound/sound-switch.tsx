import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '#app/ui/states/toast.tsx';
import { canChime, chime, readyChime } from './chime.ts';
import { isSoundWanted, onSoundChoice, soundOnce, wantSound } from './sound-choice.ts';

/** Whether a new request is heard on this device. The press that switches it on lets it be heard at once. */
export function SoundSwitch() {
  const isOn = useSoundWanted();
  if (!canChime()) return null;
  const Icon = isOn ? Volume2 : VolumeX;
  const words = `Sound for a new request: ${isOn ? 'on' : 'off'}`;
  const onPress = async () => {
    wantSound(!isOn);
    if (isOn) return;
    if (await chime()) return;
    showToast({
      ...{ title: 'Your browser keeps this page silent', tone: 'info' },
      description: 'To hear new requests, allow sound for this site in your browser’s settings.',
    });
  };
  return (
    <button
      type="button"
      title={words}
      onClick={() => void onPress()}
      className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-sm whitespace-nowrap text-slate hover:bg-mist hover:text-ink md:min-h-10"
    >
      <Icon aria-hidden="true" className="size-5" />
      {isOn ? 'Sound on' : 'Sound off'}
      <span className="sr-only"> for new requests</span>
    </button>
  );
}

/** Lets new requests be heard, where that is wanted: once in a browser, however many tabs are open. */
export function useArrivalSound(arrivals: ReadonlySet<string>): void {
  const isOn = useSoundWanted();
  useEffect(() => {
    if (!isOn || !canChime()) return;
    // After a reload the browser waits for a press before it lets a page sound.
    const ready = () => void readyChime();
    addEventListener('pointerdown', ready, { once: true });
    addEventListener('keydown', ready, { once: true });
    return () => {
      removeEventListener('pointerdown', ready);
      removeEventListener('keydown', ready);
    };
  }, [isOn]);
  useEffect(() => {
    if (isOn && arrivals.size > 0 && canChime()) void soundOnce([...arrivals], chime);
  }, [isOn, arrivals]);
}

function useSoundWanted(): boolean {
  return useSyncExternalStore(onSoundChoice, isSoundWanted, () => false);
}
