import type { Currency, Language, Preferences } from '@pundi/contract'
import type { Voice } from './spell-amount'

type VoiceOf = (currency: Currency) => Voice

const files: Record<Language, () => Promise<VoiceOf>> = {
  en: () => import(/* webpackChunkName: "voice-en" */ './english').then(({ english }) => english),
  id: () => import(/* webpackChunkName: "voice-id" */ './indonesian').then(({ indonesian }) => indonesian),
  es: () => import(/* webpackChunkName: "voice-es" */ './spanish').then(({ spanish }) => spanish),
}

const loaded = new Map<Language, VoiceOf>()

/** @param chosen undefined means Indonesian */
export async function loadVoice(chosen: Preferences['language']) {
  const language = chosen ?? 'id'
  if (!loaded.has(language)) loaded.set(language, await files[language]())
}

/**
 * The `Voice` of the user's language. While that language loads, the `Voice` of another loaded
 * language. Undefined if no language is loaded.
 */
export const voiceOf = ({ language, currency }: Preferences) =>
  (loaded.get(language ?? 'id') ?? [...loaded.values()].at(-1))?.(currency)
