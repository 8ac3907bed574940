import type { Settings } from '../../../contract/memorial/settings.ts'
import { AccessFields } from '../settings/access/AccessFields.tsx'
import type { useAccessForm } from '../settings/access/useAccessForm.ts'
import { QuestionScreen } from './QuestionScreen.tsx'

interface Props {
  settings: Settings
  access: ReturnType<typeof useAccessForm>
}

export const AccessQuestion = ({ settings, access }: Props) => {
  const save = async () => !access.isChanged || (await access.save()) === null
  return (
    <QuestionScreen screen="access" settings={settings} save={save}>
      <AccessFields {...access} />
    </QuestionScreen>
  )
}
