import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { aboutParameter, newMemoryHash } from '../../../../contract/pages/memoryAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { listenTo } from '../../../ui/listenTo.ts'
import { useStore } from '../../../stores/useStore.ts'
import { isEmptyDraft } from './draft.ts'
import './add-memory.css'
import { MemoryForm } from './MemoryForm.tsx'
import { PrivateLink } from './PrivateLink.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'
import { useSavedDraft } from './useSavedDraft.ts'
// this stylesheet overrides the styles of form fields, so it is imported after the components that contain fields
import './form.later.css'

interface Props {
  canMailWriters: boolean
  onShared: (id: string) => void
}

export const AddMemory = ({ canMailWriters, onShared: onSharedMemory }: Props) => {
  // null until the form is first opened; from then on, the form stays mounted and keeps its content
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [sharedMemory, setSharedMemory] = useState<SharedMemory | null>(null)
  const { draft, isRestored } = useSavedDraft()
  const isEmpty = isEmptyDraft(useStore(draft))
  const openedAt = useRef<number | null>(null)
  const section = useRef<HTMLElement>(null)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const showForm = (isShown: boolean) => {
    openedAt.current ??= Date.now()
    setOpen(isShown)
    setSharedMemory(null)
  }
  const timesOpened = useOpeningHash((about) => {
    showForm(true)
    if (about) void draft.restore().then(() => draft.setFields({ about }))
  })
  const onShared = (memory: SharedMemory) => {
    openedAt.current = null
    setOpen(false)
    setSharedMemory(memory)
    toggleButton.current?.focus()
    onSharedMemory(memory.id)
  }
  const onAbandoned = () => {
    openedAt.current = null
    setOpen(null)
  }
  const hideLink = () => {
    if (section.current?.contains(document.activeElement)) toggleButton.current?.focus()
    setSharedMemory(null)
  }
  const writingMs = () => (isRestored || openedAt.current === null ? null : Date.now() - openedAt.current)
  return (
    <section ref={section} id={newMemoryHash.slice(1)} className="add-memory">
      <header>
        <h2>{texts.heading}</h2>
        <Button
          ref={toggleButton}
          aria-expanded={isOpen ?? false}
          aria-controls={panelId}
          onClick={() => showForm(!isOpen)}
        >
          {isOpen ? texts.minimize : texts.expand}
          <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
        </Button>
      </header>
      <p className="only-unscripted">{texts.needsScript}</p>
      {!isOpen && isRestored && !isEmpty && <p className="add-memory-restored">{texts.restored}</p>}
      {sharedMemory && <PrivateLink {...sharedMemory} {...{ canMailWriters }} onDone={hideLink} />}
      <div id={panelId} hidden={!isOpen}>
        {isOpen !== null && (
          <MemoryForm {...{ draft, canMailWriters, writingMs, onShared, onAbandoned, timesOpened }} />
        )}
      </div>
    </section>
  )
}

/**
 * Calls `onOpen` if the page is opened at the form's URL, or comes there later, with the id of the photograph that the URL names. Then
 * removes both from the URL: a reload must not open the form again. Returns how often that has happened.
 */
const useOpeningHash = (onOpen: (about: string | null) => void) => {
  const [count, setCount] = useState(0)
  const checkHash = useEffectEvent(() => {
    if (location.hash !== newMemoryHash) return
    const about = new URLSearchParams(location.search).get(aboutParameter)
    history.replaceState(history.state, '', location.pathname + (about === null ? location.search : ''))
    setCount(count + 1)
    onOpen(about)
  })
  useEffect(() => {
    checkHash()
    return listenTo(window, ['hashchange'], checkHash)
  }, [])
  return count
}
