import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { listenTo } from '../../../ui/listenTo.ts'
import { texts } from '../../../../languages/en/visitors/answers.ts'
import { AnswerForm } from '../../asking/AnswerForm.tsx'
import { typedAnswers } from '../../asking/typedAnswers.ts'
import './ask-visitor.css'

/** A quiet question below a photograph, which opens a form, and the thanks in its place. */
export const AskVisitor = ({ item }: { item: Media }) => {
  const [view, setView] = useState(() => (typedAnswers.get()[item.id] ? 'form' : 'question'))
  const part = useRef<HTMLDivElement>(null)
  const shownView = useRef(view)
  useFreeScreen(part, view === 'form')
  useEffect(() => {
    // the element that had the focus may have disappeared
    const target = view === 'form' ? 'input' : 'p, button'
    if (shownView.current !== view)
      part.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
    shownView.current = view
  }, [view])
  const { asks, people = [] } = item
  if (!asks) return null
  const toggle = () => setView(view === 'form' ? 'question' : 'form')
  return (
    <div ref={part} className="ask-visitor">
      {view === 'thanks' ? (
        <p role="status" tabIndex={-1}>
          {texts.thanks}
        </p>
      ) : (
        <Button className="bare" aria-expanded={view === 'form'} onClick={toggle}>
          {people.length > 0 ? texts.ask.whoElse : texts.ask.who}
          <Icon name={view === 'form' ? 'collapse' : 'expand'} size={18} />
        </Button>
      )}
      {view === 'form' && (
        <AnswerForm item={item} sendLabel={texts.send} onSent={() => setView('thanks')} onEscape={toggle} />
      )}
    </div>
  )
}

/** Gives the form most of the lightbox, and the lightbox the part of the screen that an on-screen keyboard leaves free. */
const useFreeScreen = (part: RefObject<HTMLElement | null>, isOpen: boolean) => {
  useLayoutEffect(() => {
    const lightbox = part.current?.closest('dialog')
    const { visualViewport } = window
    if (!isOpen || !lightbox || !visualViewport) return
    const fit = () => {
      const { height, offsetTop, scale } = visualViewport
      lightbox.style.setProperty('--visible-height', `${height * scale}px`)
      lightbox.style.setProperty('--visible-top', `${scale === 1 ? offsetTop : 0}px`)
      part.current?.scrollIntoView({ block: 'nearest' })
    }
    lightbox.classList.add('with-form')
    fit()
    const stop = listenTo(visualViewport, ['resize', 'scroll'], fit)
    return () => {
      stop()
      lightbox.classList.remove('with-form')
    }
  }, [part, isOpen])
}
