import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { isEmpty } from './draft.ts'
import './form.css'
import { MemoryForm } from './MemoryForm.tsx'
import { PrivateLink } from './PrivateLink.tsx'
import type { Outcome } from './submitting.ts'
import { texts as allTexts } from './texts.ts'
import { useDraft, useSavedDraft } from './useDraft.ts'

const texts = allTexts.form

/** The card with the form; closed until somebody wants to write. */
export const AddMemory = () => {
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { store, restored } = useSavedDraft()
  const empty = isEmpty(useDraft(store))
  const openedAt = useRef<number | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const turn = () => {
    openedAt.current ??= Date.now()
    setOpen(!open)
  }
  const onShared = (shared: Outcome) => {
    openedAt.current = null
    setOpen(false)
    setOutcome(shared)
    toggle.current?.focus()
  }
  const writingMs = () => (restored || openedAt.current === null ? null : Date.now() - openedAt.current)
  return (
    <section className="add-memory">
      <header>
        <h2>{texts.heading}</h2>
        <Button ref={toggle} aria-expanded={open} aria-controls={panel} onClick={turn}>
          {open ? texts.minimize : texts.expand}
          <Icon name={open ? 'collapse' : 'expand'} size={18} />
        </Button>
      </header>
      {!open && restored && !empty && <p className="add-memory-kept">{texts.kept}</p>}
      {outcome && <PrivateLink {...outcome} onDone={() => setOutcome(null)} />}
      <div id={panel} hidden={!open}>
        <MemoryForm store={store} writingMs={writingMs} onShared={onShared} />
      </div>
    </section>
  )
}
