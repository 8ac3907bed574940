import { useEffect, useRef, useState } from 'react'
import { pages } from '../../contract/page.ts'
import { linkTo } from '../api/links.ts'
import { usePageData } from '../api/pageData.ts'
import { Icon } from '../ui/icons.tsx'
import { useDocumentEvent } from '../ui/useDocumentEvent.ts'
import { createAutoHide, MENU_TIMES, TOP_ZONE } from './autoHide.ts'
import './menu.css'
import './menu-panel.css'
import { texts } from './texts.ts'
import { throttle } from './throttle.ts'

const items = pages.flatMap((page) => ('menu' in page ? [{ path: page.path, label: page.menu }] : []))

export const Menu = () => {
  const { path } = usePageData()
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, autoHide } = useAutoHide(box)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (box.current?.contains(document.activeElement)) button.current?.focus()
    autoHide.close()
  }
  useDocumentEvent('keydown', onKeyDown, open)
  return (
    <header ref={box} className="menu">
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-expanded={open}
        aria-controls="menu"
        onClick={autoHide.onPress}
      >
        {open && <Icon name="close" />}
        {texts.menu}
      </button>
      <nav id="menu" aria-label={texts.menu} data-open={open}>
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <a href={linkTo(item.path)} aria-current={item.path === path ? 'page' : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

const useAutoHide = (box: React.RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState(false)
  const [autoHide] = useState(() =>
    createAutoHide({
      onChange: setOpen,
      hasKeyboardFocus: () => !!box.current?.querySelector(':focus-visible'),
    }),
  )
  useEffect(() => {
    const move = throttle((y: number, target: EventTarget | null) => {
      autoHide.onMouseMove(y <= TOP_ZONE, target instanceof Node && !!box.current?.contains(target))
    }, MENU_TIMES.throttle)
    const onMouseMove = (event: MouseEvent) => move(event.clientY, event.target)
    const onMouseLeave = () => autoHide.onMouseMove(false)
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const isInMenu = (node: EventTarget | null) => !!box.current?.contains(node as Node)
      if (isInMenu(target) && !isInMenu(relatedTarget)) autoHide.onBlur()
    }
    document.addEventListener('mousemove', onMouseMove)
    document.documentElement.addEventListener('mouseleave', onMouseLeave)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('mousemove', onMouseMove)
      document.documentElement.removeEventListener('mouseleave', onMouseLeave)
      document.removeEventListener('focusout', onFocusOut)
      autoHide.close()
    }
  }, [autoHide, box])
  return { open, autoHide }
}
