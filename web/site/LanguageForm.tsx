import type { Language } from '../../domain/language.ts'
import { language } from '../../languages/en/grammar.ts'
import { texts } from '../../languages/en/visitors/site.ts'
import { usePageData } from '../api/pageData.ts'
import { switchLanguage } from '../ui/switchLanguage.ts'

/** The choice of a language at the end of a page, for readers who may want another than the family's. Works without scripts. */
export const LanguageForm = () => {
  const { languages } = usePageData()
  return (
    languages && (
      <form className="language-form">
        <label>
          {texts.language}{' '}
          <select
            name="language"
            defaultValue={language}
            autoComplete="off"
            onChange={({ target }) => switchLanguage(target.value as Language)}
          >
            {languages.map(([each, name]) => (
              <option key={each} value={each} lang={each}>
                {name}
              </option>
            ))}
          </select>
        </label>{' '}
        <noscript>
          <button>{texts.switchLanguage}</button>
        </noscript>
      </form>
    )
  )
}
