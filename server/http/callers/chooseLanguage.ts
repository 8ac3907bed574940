import { isLanguage, type Language } from '../../../domain/language.ts'

/** The parts of a request that name the language of its reader. Anyone can send anything there, not only languages. */
interface LanguageHints {
  /** the value of `?language=` in the URL of a page */
  asked?: unknown
  /** the language of the page that sends the request */
  page?: unknown
  /** the language that the reader has chosen */
  cookie?: unknown
  acceptLanguage?: string | undefined
}

/** Returns the reader's language, or undefined if the request says nothing of it, or only of languages that we do not have. */
export const chooseLanguage = ({
  asked,
  page,
  cookie,
  acceptLanguage,
}: LanguageHints): Language | undefined =>
  [asked, page, cookie].find(isLanguage) ?? listAcceptedLanguages(acceptLanguage)[0]

/** Lists the languages of ours that an Accept-Language header names, the preferred one first (RFC 9110, 12.5.4). */
export const listAcceptedLanguages = (header = ''): readonly Language[] =>
  header
    .split(',')
    .flatMap((range) => {
      const [, name = '', quality = '1'] = RANGE.exec(range) ?? []
      const language = toLanguage(name.toLowerCase())
      return language && Number(quality) > 0 ? [{ language, quality: Number(quality) }] : []
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)

/** Matches a language with or without subtags, such as 'de-AT', and its quality. */
const RANGE =
  /^[ \t]*([a-z]{2,8})(?:-[a-z\d]{1,8})*[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i

/** Old programs call Hebrew 'iw'. */
const toLanguage = (name: string) => [name === 'iw' ? 'he' : name].find(isLanguage)
