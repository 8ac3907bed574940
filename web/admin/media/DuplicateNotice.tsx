import { useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface Props {
  /** stored just now, with the same bytes as an earlier one */
  media: Media
  onDecided: () => void
}

/** The gallery had this file already: the administrator keeps both or takes the new one out again. */
export const DuplicateNotice = ({ media, onDecided }: Props) => {
  const { mutateAsync } = useChange('DELETE /api/media/:id', { refetch: ['/api/media'] })
  const [busy, setBusy] = useState(false)
  const takeOut = async () => {
    setBusy(true)
    try {
      await mutateAsync({ params: { id: media.id } })
      toast(texts.manage.deleted)
      onDecided()
    } catch {
      toast({ ...texts.manage.deleteFailed, tone: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <div className="copy-notice">
      <p role="status">{texts.copy(media.title, media.sameAs ?? media.title)}</p>
      <Button onClick={onDecided}>{texts.keepCopy}</Button>
      <Button onClick={() => void takeOut()} disabled={busy}>
        {texts.removeCopy}
      </Button>
    </div>
  )
}
