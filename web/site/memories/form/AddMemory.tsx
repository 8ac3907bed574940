import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useStore } from '../../../stores/useStore.ts'
import { isEmptyDraft } from './draft.ts'
import './add-memory.css'
import { MemoryForm } from './MemoryForm.tsx'
import { PrivateLink } from './PrivateLink.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { formTexts as texts } from '../texts.ts'
import { useSavedDraft } from './useSavedDraft.ts'
// this stylesheet overrides the styles of form fields, so it is imported after the components that contain fields
import './form.later.css'

interface Props {
  canMailWriters: boolean
  onShared: (id: string) => void
}

/** The form is hidden until someone opens it. */
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
  const switchOpen = () => {
    openedAt.current ??= Date.now()
    setOpen(!isOpen)
    setSharedMemory(null)
  }
  const onShared = (memory: SharedMemory) => {
    openedAt.current = null
    setOpen(false)
    setSharedMemory(memory)
    toggleButton.current?.focus()
    onSharedMemory(memory.id)
  }
  const hideLink = () => {
    if (section.current?.contains(document.activeElement)) toggleButton.current?.focus()
    setSharedMemory(null)
  }
  const writingMs = () => (isRestored || openedAt.current === null ? null : Date.now() - openedAt.current)
  return (
    <section ref={section} className="add-memory">
      <header>
        <h2>{texts.heading}</h2>
        <Button
          ref={toggleButton}
          aria-expanded={isOpen ?? false}
          aria-controls={panelId}
          onClick={switchOpen}
        >
          {isOpen ? texts.minimize : texts.expand}
          <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
        </Button>
      </header>
      <p className="only-unscripted">{texts.needsScript}</p>
      {!isOpen && isRestored && !isEmpty && <p className="add-memory-restored">{texts.restored}</p>}
      {sharedMemory && <PrivateLink {...sharedMemory} onDone={hideLink} />}
      <div id={panelId} hidden={!isOpen}>
        {isOpen !== null && <MemoryForm {...{ draft, canMailWriters, writingMs, onShared }} />}
      </div>
    </section>
  )
}
