import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pages } from '../../contract/pages/page.ts'
import { pageTexts } from '../../languages/en/memorial/pages.ts'
import { linkTo } from '../api/urls.ts'
import { usePageData } from '../api/pageData.ts'
import { useRead } from '../api/useRead.ts'
import { deviceStorage, KEEPER_LOGIN_KEY } from '../stores/deviceStorage.ts'
import { Icon } from '../ui/icons.tsx'
import { useDocumentEvent } from '../ui/useDocumentEvent.ts'
import { useHydrated } from '../ui/loading/useHydrated.ts'
import { createAutoHide, MENU_TIMES_MS, TOP_ZONE_PX } from './autoHide.ts'
import './menu.css'
import { texts } from '../../languages/en/visitors/site.ts'
import { throttle } from './throttle.ts'
import { listenTo } from '../ui/listenTo.ts'

const menuItems = pages.flatMap(({ path }) => {
  const texts = pageTexts[path]
  return 'menu' in texts ? [{ path, label: texts.menu }] : []
})

/**
 * Without scripts, the button opens the menu as a popover. With scripts, the mouse also opens the menu, and an unused menu closes
 * by itself.
 */
export const Menu = () => {
  const { path } = usePageData()
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const nav = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const { open, autoHide } = useAutoHide(box)
  const isKeeper = useIsKeeper(open)
  useLayoutEffect(() => {
    if (CSS.supports('selector(:popover-open)') && nav.current?.matches(':popover-open')) autoHide.onPress()
  }, [autoHide])
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
        aria-controls="menu"
        {...(isHydrated ? { 'aria-expanded': open, onClick: autoHide.onPress } : { popoverTarget: 'menu' })}
      >
        <Icon name={open ? 'close' : 'menu'} />
        {texts.menu}
      </button>
      <nav
        ref={nav}
        id="menu"
        aria-label={texts.menu}
        {...(isHydrated ? { 'data-open': open } : { popover: 'auto' as const })}
      >
        <ul>
          {menuItems.map((item) => (
            <li key={item.path}>
              <a href={linkTo(item.path)} aria-current={item.path === path ? 'page' : undefined}>
                {item.label}
              </a>
            </li>
          ))}
          {isKeeper && (
            <li>
              <a href={linkTo('/admin')}>{texts.dashboard}</a>
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}

/**
 * Whether a keeper (an administrator or a helper) is using the page. The server sends administrators more settings than
 * visitors. Helpers get the same settings as visitors, so they are recognized by what the device remembers about the login.
 */
const useIsKeeper = (isOpen: boolean) => {
  // uses the settings if the page has read them; otherwise requests them when the menu first opens
  const { data: settings } = useRead('GET /api/settings', { enabled: isOpen })
  return settings?.moderation !== undefined || (isOpen && deviceStorage.read(KEEPER_LOGIN_KEY) === true)
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
    const onMove = throttle((y: number, target: EventTarget | null) => {
      autoHide.onMouseMove(y <= TOP_ZONE_PX, target instanceof Node && !!box.current?.contains(target))
    }, MENU_TIMES_MS.throttle)
    const onMouseMove = (event: MouseEvent) => onMove(event.clientY, event.target)
    const onMouseLeave = () => autoHide.onMouseMove(false)
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const isInMenu = (node: EventTarget | null) => !!box.current?.contains(node as Node)
      if (isInMenu(target) && !isInMenu(relatedTarget)) autoHide.onBlur()
    }
    const stops = [
      listenTo(document, ['mousemove'], onMouseMove),
      listenTo(document.documentElement, ['mouseleave'], onMouseLeave),
      listenTo(document, ['focusout'], onFocusOut),
      autoHide.close,
    ]
    return () => stops.forEach((stop) => stop())
  }, [autoHide, box])
  return { open, autoHide }
}
