import { choosePaper, type Paper } from '../../../../domain/paper.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { useChange } from '../../../api/useChange.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { paperTexts as texts } from '../texts.ts'

const { label, choices } = settingsList.paper
const options: Record<Paper, string> = { letter: choices.letter.label, a4: choices.a4.label }

/** A field for the paper of everything that is printed. It saves the choice at once, and shows it before the server has responded. */
export const PaperChoice = ({ settings: { paper = '', timezone } }: { settings: Settings }) => {
  const { mutate, isPending, variables } = useChange('PUT /api/settings', texts)
  return (
    <SelectField
      label={label}
      hint={texts.hint}
      value={isPending ? (variables.body.paper ?? paper) : choosePaper({ paper, timezone })}
      options={options}
      onChange={(chosen) => mutate({ body: { paper: chosen } })}
    />
  )
}
