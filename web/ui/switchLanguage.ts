import type { Language } from '../../domain/language.ts'

/**
 * Shows this page and all others on this device in a language, which a cookie stores for a year. Without scripts, `?language=de` in a
 * page's address does the same; here it would stay in links that people pass on.
 */
export const switchLanguage = (language: Language) => {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  const query = new URLSearchParams(location.search)
  if (!query.has('language')) return location.reload()
  query.delete('language')
  location.search = query.toString()
}
