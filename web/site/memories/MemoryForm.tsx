import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import { ClearButton } from './ClearButton.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { StageShown } from './StageShown.tsx'
import type { Outcome } from './submitting.ts'
import { texts as allTexts } from './texts.ts'
import { type DraftStore, useDraft } from './useDraft.ts'
import { useSharing } from './useSharing.ts'

const texts = allTexts.form

interface Props {
  store: DraftStore
  /** milliseconds since the form was opened, null where that says nothing */
  writingMs: () => number | null
  onShared: (outcome: Outcome) => void
}

export const MemoryForm = ({ store, writingMs, onShared }: Props) => {
  const { name, email, content, photos } = useDraft(store)
  const [website, setWebsite] = useState('')
  const told = () => ({ website, writingMs: writingMs() })
  const { stage, wrong, blamed, share, resume } = useSharing(store, told, onShared)
  const form = useRef<HTMLFormElement>(null)
  const busy = stage.at === 'uploading' || stage.at === 'sharing'
  useFocusOnWrong(form, blamed)
  useFocusOnWayOn(form, stage.at === 'lost' || stage.at === 'stopped')
  const write = (part: Partial<{ name: string; email: string; content: string }>) => {
    resume()
    store.change(part)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void share()
  }
  return (
    <form ref={form} className="memory-form" noValidate onSubmit={onSubmit}>
      <fieldset disabled={busy}>
        <TextField
          label={texts.name}
          autoComplete="name"
          required
          value={name}
          error={wrong.name}
          onChange={({ target }) => write({ name: target.value })}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          hint={texts.emailHint}
          value={email}
          error={wrong.email}
          onChange={({ target }) => write({ email: target.value })}
        />
        <TextAreaField
          label={texts.memory}
          rows={6}
          value={content}
          error={wrong.content}
          onChange={({ target }) => write({ content: target.value })}
        />
        <PhotoChooser photos={photos} store={store} wrong={wrong} onTouch={resume} />
        <Trap value={website} onChange={setWebsite} />
      </fieldset>
      <StageShown stage={stage} />
      <div className="memory-form-end">
        <Button tone="primary" type="submit" disabled={busy}>
          {texts.share}
        </Button>
        <ClearButton store={store} disabled={busy} />
      </div>
      <p className="hint">{texts.draftHint}</p>
    </form>
  )
}

/** Robots fill in what people never see, nor hear, nor reach. */
const Trap = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <div className="memory-form-trap" aria-hidden="true">
    <input
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
)

/** Leads to the first field that needs another look. */
const useFocusOnWrong = (form: React.RefObject<HTMLFormElement | null>, blamed: number) => {
  useEffect(() => {
    if (blamed > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus()
  }, [form, blamed])
}

/** What had the focus was disabled while it was sent; after a failure the button that sends it again has it. */
const useFocusOnWayOn = (form: React.RefObject<HTMLFormElement | null>, failed: boolean) => {
  useEffect(() => {
    if (failed && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [form, failed])
}
