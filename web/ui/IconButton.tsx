import { Button, type ButtonProps } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons.tsx'

interface Props extends ButtonProps {
  icon: IconName
  /** what it does, and to what: nobody can read the icon alone */
  label: string
}

export const IconButton = ({ icon, label, className, ...rest }: Props) => (
  <Button {...rest} className={classes('icon-only', className)} aria-label={label}>
    <Icon name={icon} />
  </Button>
)
