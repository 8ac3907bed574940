import { useRead } from '../../api/useRead.ts'
import { Switch } from '../../ui/Switch.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import { texts } from './texts.ts'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether what is deleted can be put back for a while. */
export const KeepDeletedField = ({ checked, onChange }: Props) => {
  const { data: deleted } = useRead('GET /api/deleted')
  const count = deleted?.length ?? 0
  return (
    <fieldset>
      <legend>{texts.deleting}</legend>
      <Switch label={fieldLabels.keepDeleted} checked={checked} onChange={onChange} />
      <p className="hint">{checked ? texts.keepDeletedOn : texts.keepDeletedOff}</p>
      {count > 0 && (
        <p className="hint">
          {!checked && texts.stillThere(count)} <a href="#deleted">{texts.toDeleted}</a>
        </p>
      )}
    </fieldset>
  )
}
