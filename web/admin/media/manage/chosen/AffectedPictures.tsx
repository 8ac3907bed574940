import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import { sheetTexts as texts } from '../../sheetTexts.ts'

/** The number of thumbnails that fit a dialog on a phone. */
const MAX_SHOWN = 12

/** Thumbnails of the items that a confirmation is about, and the number of further ones. */
export const AffectedPictures = ({ items }: { items: readonly Media[] }) => {
  const more = items.length - MAX_SHOWN
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
      {more > 0 && <p className="hint">{texts.andMore(more)}</p>}
    </>
  )
}
