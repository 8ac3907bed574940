import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { Button } from '../../ui/Button.tsx'
import { WhenLoaded } from '../../ui/loading/WhenLoaded.tsx'
import { texts } from '../../../languages/en/visitors/gallery.ts'

interface Props {
  isFetched: boolean
  hasFailed: boolean
  count: number
  retry: () => void
}

/** The state of the list, shown above its cards: loading, empty, or failed. */
export const GalleryState = ({ isFetched, hasFailed, count, retry }: Props) => {
  if (hasFailed) {
    return (
      <div className="gallery-state">
        <p>{texts.failedHint}</p>
        <Button onClick={retry}>{texts.again}</Button>
      </div>
    )
  }
  return (
    <>
      <p role="status" className={isFetched ? 'unseen' : 'page-loading'}>
        {isFetched ? texts.count(count) : texts.loading}
      </p>
      {count === 0 && (
        <WhenLoaded isLoaded={isFetched}>
          <div className="gallery-state">
            <p className="gallery-empty">{texts.empty}</p>
            {!isStaticCopy && <p>{texts.emptyHint}</p>}
          </div>
        </WhenLoaded>
      )}
    </>
  )
}
