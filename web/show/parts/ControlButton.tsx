import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../../ui/icons.tsx'
import './control.css'

type ControlProps = { name: string; icon: IconName } & ButtonHTMLAttributes<HTMLButtonElement>

/** A click or a touch does not focus the button, so that the space bar still pauses the show. */
export const ControlButton = ({ name, icon, children, ...rest }: ControlProps) => (
  <button
    {...rest}
    type="button"
    className="show-control"
    aria-label={name}
    title={name}
    onMouseDown={(event) => event.preventDefault()}
  >
    <Icon name={icon} />
    {children}
  </button>
)
