import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/icons.tsx'

interface Props {
  icon: IconName
  label: string
  /** whose row it is */
  name: string
  onClick: () => void
}

/** An action of a table's row: its icon at a desk, where there is little room, and its word where rows are cards. */
export const RowButton = ({ icon, label, name, onClick }: Props) => (
  <Button className="row-button icon-only bare" aria-label={`${label} ${name}`} onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
  </Button>
)
