import { useEffect, useState } from 'react';
import { useLocale } from '@digiken/ui/messages-provider';

const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** A voice of the device for the language; undefined if there is none, or the browser cannot speak. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  return speechSynthesis.getVoices().find((voice) => base(voice.lang) === base(language));
}

export interface ReadAloud {
  speaking: boolean;
  /** Starts, or stops what is being read. */
  toggle: () => void;
}

/**
 * Reads a text aloud with a voice of the device.
 * @param language BCP 47 tag of the text; the page's by default
 * @returns undefined without a voice for the language
 */
export function useReadAloud(text: string, language?: string): ReadAloud | undefined {
  const locale = useLocale();
  const tag = language ?? locale;
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [speaking, setSpeaking] = useState(false);

  useEffect(() => {
    // Browsers load their voices after the page.
    const find = () => setVoice(voiceFor(tag));
    find();
    const synthesis = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
    synthesis?.addEventListener?.('voiceschanged', find);
    return () => synthesis?.removeEventListener?.('voiceschanged', find);
  }, [tag]);

  useEffect(() => (speaking ? () => speechSynthesis.cancel() : undefined), [speaking]);

  if (!voice) return undefined;
  const start = () => {
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => setSpeaking(false);
    utterance.onerror = () => setSpeaking(false);
    setSpeaking(true);
    speechSynthesis.speak(utterance);
  };
  return { speaking, toggle: () => (speaking ? setSpeaking(false) : start()) };
}
