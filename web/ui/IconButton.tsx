import { Button, type ButtonProps } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons.tsx'

interface Props extends ButtonProps {
  icon: IconName
  /** the accessible name: the action and its object, since the icon alone says neither */
  label: string
}

export const IconButton = ({ icon, label, className, ...rest }: Props) => (
  <Button {...rest} className={classes('icon-only', className)} aria-label={label}>
    <Icon name={icon} />
  </Button>
)
