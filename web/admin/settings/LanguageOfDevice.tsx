import { languageNames } from '../../../domain/language.ts'
import { texts } from '../../../languages/en/dashboard/settings.ts'
import { language } from '../../../languages/en/grammar.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { switchLanguage } from '../../ui/switchLanguage.ts'

/** The language in which this device shows the dashboard and the pages. What was typed is kept. */
export const LanguageOfDevice = () => (
  <SelectField
    label={texts.deviceLanguage}
    hint={texts.deviceLanguageHint}
    value={language}
    options={languageNames}
    onChange={switchLanguage}
  />
)
