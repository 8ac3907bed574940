import { type SubmitEvent, useId, useState } from 'react'
import type { Media } from '../../contract/media.ts'
import { useChange } from '../api/useChange.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { texts } from './texts.ts'

type Edited = Pick<Media, 'id' | 'title' | 'description'>

interface Props {
  /** null while nothing is edited */
  item: Edited | null
  onClose: () => void
  /** where the photo hangs: the dialog's heading and the words of a failure differ */
  place?: 'gallery' | 'memory'
}

/** Title and description of a photo, for anyone. What was typed stays until it is saved or cancelled. */
export const PhotoEditDialog = ({ item, ...rest }: Props) =>
  item && <EditPhoto key={item.id} item={item} {...rest} />

const EditPhoto = ({ item, onClose, place = 'gallery' }: Props & { item: Edited }) => {
  const form = useId()
  const { words, change, save, saving, wrong } = useWords(item, place, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={place === 'gallery' ? texts.galleryHeading : texts.memoryHeading}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={form} disabled={saving}>
            {saving ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.title}
          value={words.title}
          error={wrong('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label={texts.description}
          rows={4}
          value={words.description}
          error={wrong('description')}
          onChange={({ target }) => change({ description: target.value })}
        />
      </form>
    </Dialog>
  )
}

const useWords = (item: Edited, place: 'gallery' | 'memory', onSaved: () => void) => {
  const [words, setWords] = useState({ title: item.title, description: item.description ?? '' })
  const { mutateAsync, isPending, error } = useChange('PUT /api/media/:id', {
    refetch: ['/api/media', '/api/memories'],
  })
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    try {
      await mutateAsync({ params: { id: item.id }, body: words })
      toast(texts.updated)
      onSaved()
    } catch {
      toast({ title: texts.updateFailed, description: failure[place], tone: 'destructive' })
    }
  }
  /** A blank title is said at once; the server's own words about a field follow when it has answered. */
  const wrong = (field: keyof typeof words) =>
    field === 'title' && words.title.trim() === '' ? texts.titleNeeded : error?.issue(field)
  const change = (part: Partial<typeof words>) => setWords({ ...words, ...part })
  return { words, change, save, saving: isPending, wrong }
}

const failure = { gallery: texts.galleryFailure, memory: texts.memoryFailure }
