/** The languages that the memorial speaks, English first. Their sentences are in languages/. */
export const languages = ['en', 'de', 'es', 'fr', 'he', 'pl'] as const
export type Language = (typeof languages)[number]

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  he: 'עברית',
  pl: 'Polski',
}

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text)
