import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/icons.tsx'

interface Props {
  icon: IconName
  label: string
  /** the name of the item that the row shows */
  name: string
  onClick: () => void
}

/** A button in a table row. It shows an icon only, but on small screens, where rows are cards, it shows its label, too. */
export const RowButton = ({ icon, label, name, onClick }: Props) => (
  <Button className="row-button icon-only bare" aria-label={`${label} ${name}`} onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
  </Button>
)
