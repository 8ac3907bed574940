import { type Language, languageNames } from '../../../domain/language.ts'
import { language } from '../../../languages/en/grammar.ts'
import { settingTexts } from '../../../languages/en/memorial/settings.ts'
import { useChange } from '../../api/useChange.ts'
import { useFirstChoices } from '../parts/settingsForm/firstChoices.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { switchLanguage } from '../../ui/switchLanguage.ts'
import { texts } from '../../../languages/en/dashboard/settingsForm.ts'

/**
 * Asks for the family's language first. A person who chooses another one reads the dashboard in it from then on, because the browser's is
 * only a proposal.
 */
export const FamilyLanguage = ({ value }: { value: Language }) => {
  const firstChoices = useFirstChoices()
  const { mutate, isPending, variables } = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: ({ language: saved }) => saved && saved !== language && switchLanguage(saved),
  })
  return (
    <SelectField
      label={settingTexts.language.label}
      value={(isPending && variables.body.language) || value}
      options={languageNames}
      onChange={(chosen) => mutate({ body: { ...firstChoices, language: chosen } })}
    />
  )
}
