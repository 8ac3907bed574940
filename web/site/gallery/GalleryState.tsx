import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface Props {
  answered: boolean
  failed: boolean
  count: number
  retry: () => void
}

/** What is to be said besides the cards: they are on their way, there are none, or they could not be had. */
export const GalleryState = ({ answered, failed, count, retry }: Props) => {
  if (failed) {
    return (
      <div className="gallery-state">
        <p>{texts.failedHint}</p>
        <Button onClick={retry}>{texts.again}</Button>
      </div>
    )
  }
  return (
    <>
      <p role="status" className={answered ? 'unseen' : 'gallery-loading'}>
        {answered ? texts.count(count) : texts.loading}
      </p>
      {answered && count === 0 && (
        <div className="gallery-state">
          <p className="gallery-empty">{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      )}
    </>
  )
}
