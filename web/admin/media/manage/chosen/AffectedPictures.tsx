import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import { sheetTexts as texts } from '../../sheetTexts.ts'

/** The maximum number of thumbnails, so that the dialog fits on a phone. */
const MAX_SHOWN = 12

/** Shows thumbnails of the items that a confirmation is about. If there are many items, shows how many more there are. */
export const AffectedPictures = ({ items }: { items: readonly Media[] }) => {
  const remainingCount = items.length - MAX_SHOWN
  return (
    <>
      <ul className="pictures-in-question">
        {items.slice(0, MAX_SHOWN).map((item) => (
          <li key={item.id}>
            <span>
              <Photo item={item} fit="crop" sizes="96px" fallback="/pictures/placeholder.svg" />
            </span>
            {!item.untitled && <span aria-hidden="true">{item.title}</span>}
          </li>
        ))}
      </ul>
      {remainingCount > 0 && <p className="hint">{texts.andMore(remainingCount)}</p>}
    </>
  )
}
