import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pages } from '../../contract/page.ts'
import { linkTo } from '../api/links.ts'
import { usePageData } from '../api/pageData.ts'
import { Icon } from '../ui/icons.tsx'
import './menu.css'
import { menuClock, menuTimes, topZone } from './menuClock.ts'
import { throttle } from './throttle.ts'

const items = pages.flatMap((page) => ('menu' in page ? [{ path: page.path, word: page.menu }] : []))

export const Menu = () => {
  const { path } = usePageData()
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, clock } = useMenuClock(box)
  useEscape(open, () => {
    if (box.current?.contains(document.activeElement)) button.current?.focus()
    clock.close()
  })
  return (
    <header ref={box} className="menu">
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-expanded={open}
        aria-controls="menu"
        onClick={clock.pressed}
      >
        <Icon name={open ? 'close' : 'menu'} />
        Menu
      </button>
      <nav id="menu" aria-label="Menu" data-open={open}>
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <a href={linkTo(item.path)} aria-current={item.path === path ? 'page' : undefined}>
                {item.word}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

const useEscape = (listening: boolean, onEscape: () => void) => {
  const escaped = useEffectEvent(onEscape)
  useEffect(() => {
    if (!listening) return
    const pressed = (event: KeyboardEvent) => event.key === 'Escape' && escaped()
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [listening])
}

const useMenuClock = (box: React.RefObject<HTMLElement | null>) => {
  const [open, show] = useState(false)
  const [clock] = useState(() =>
    menuClock({ show, keyboardInside: () => !!box.current?.querySelector(':focus-visible') }),
  )
  useEffect(() => {
    const move = throttle((y: number, target: EventTarget | null) => {
      clock.moved(y <= topZone || (target instanceof Node && !!box.current?.contains(target)))
    }, menuTimes.throttle)
    const moved = (event: MouseEvent) => move(event.clientY, event.target)
    const gone = () => clock.moved(false)
    const focused = (event: FocusEvent) => {
      const was = event.target as Node
      if (box.current?.contains(was) && !box.current.contains(event.relatedTarget as Node)) clock.focusLeft()
    }
    document.addEventListener('mousemove', moved)
    document.documentElement.addEventListener('mouseleave', gone)
    document.addEventListener('focusout', focused)
    return () => {
      document.removeEventListener('mousemove', moved)
      document.documentElement.removeEventListener('mouseleave', gone)
      document.removeEventListener('focusout', focused)
      clock.close()
    }
  }, [clock, box])
  return { open, clock }
}
