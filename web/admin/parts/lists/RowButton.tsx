import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/icons.tsx'

interface Props {
  icon: IconName
  label: string
  name: string
  onClick: () => void
}

/** A button in a table row. It shows an icon in a wide window, an icon and a label on a tablet, and a label on a phone. */
export const RowButton = ({ icon, label, name, onClick }: Props) => (
  <Button className="row-button icon-only bare" aria-label={`${label} ${name}`} onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
  </Button>
)
