import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { computeTotalPercent, isOnItsWay, isSent, type Upload } from '../../../uploads/upload.ts'
import { describePreparing } from '../../media/preparing.ts'
import { colon } from '../../../../languages/en/grammar.ts'
import { texts as mediaTexts } from '../../../../languages/en/dashboard/media.ts'
import { mediaUploads, sendMedia } from '../../media/upload/mediaUploads.ts'
import { photographTexts as texts } from '../../../../languages/en/dashboard/begin.ts'

/** The progress of all files together, and only those files in rows about which there is something to say. */
export const SendingPhotographs = () => {
  const { uploads } = useStore(mediaUploads)
  const round = useRound(uploads)
  const problems = uploads.filter(({ state }) => ['failed', 'rejected', 'offline'].includes(state))
  return (
    <>
      {round.length > 0 && (
        <>
          <ProgressBar label={texts.progress} value={computeTotalPercent(round)} />
          <p role="status" className="begin-sent">
            {(round.filter(isOnItsWay).every(isSent) && describePreparing(uploads)) ||
              texts.sent(round.filter(({ state }) => state === 'stored').length, round.length)}
          </p>
          {round.some(({ isSaved }) => isSaved === false) && <p className="hint">{mediaTexts.unsaved}</p>}
        </>
      )}
      {problems.length > 0 && (
        <ul className="begin-problems" aria-label={texts.problems}>
          {problems.map((upload) => (
            <Problem key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
  )
}

const Problem = ({ upload: { id, file, state, message } }: { upload: Upload<Media> }) => (
  <li className="row">
    <p role="alert">{message ?? file.name}</p>
    {state !== 'rejected' && (
      <Button
        aria-label={`${texts.retry}${colon} ${file.name}`}
        onClick={() => sendMedia((upload) => upload.id === id)}
      >
        {texts.retry}
      </Button>
    )}
    <Button
      className="bare"
      aria-label={`${mediaTexts.remove}${colon} ${file.name}`}
      onClick={() => mediaUploads.remove(id)}
    >
      {mediaTexts.remove}
    </Button>
  </li>
)

/**
 * Returns the uploads of the present round, which begins with the first upload and ends when none is on its way. The list forgets
 * an upload once it is stored; here it counts until the round ends, so that the progress does not go back.
 */
const useRound = (uploads: readonly Upload<Media>[]): readonly Upload<Media>[] => {
  const [round, setRound] = useState<readonly Upload<Media>[]>([])
  const ids = new Set(round.map(({ id }) => id))
  const sending = uploads.filter(isOnItsWay)
  const joining = sending.filter(({ id }) => !ids.has(id))
  if (sending.length === 0 && round.length > 0) setRound([])
  if (joining.length > 0) setRound([...round, ...joining])
  const listed = new Map(uploads.map((upload) => [upload.id, upload]))
  return round.map((upload) => listed.get(upload.id) ?? { ...upload, state: 'stored', percent: 100 })
}
