import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/icons.tsx'

interface Props {
  icon: IconName
  label: string
  /** name of the row's item */
  name: string
  onClick: () => void
}

/** A button in a table row: an icon in a table, a label where rows are cards. */
export const RowButton = ({ icon, label, name, onClick }: Props) => (
  <Button className="row-button icon-only bare" aria-label={`${label} ${name}`} onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
  </Button>
)
