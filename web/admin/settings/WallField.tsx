import { Switch } from '../../ui/Switch.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import { texts } from './texts.ts'

interface Props {
  checked: boolean
  /** whether it is saved: the page is there */
  isOpen: boolean
  onChange: (checked: boolean) => void
}

/** Whether there is a page for a screen in the hall. */
export const WallField = ({ checked, isOpen, onChange }: Props) => (
  <fieldset>
    <legend>{texts.wall}</legend>
    <Switch label={fieldLabels.wall} checked={checked} onChange={onChange} />
    <p className="hint">
      {checked ? texts.wallOn : texts.wallOff} {isOpen && <a href="/wall">{texts.toWall}</a>}
    </p>
  </fieldset>
)
