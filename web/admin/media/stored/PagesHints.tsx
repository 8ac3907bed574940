import type { Media } from '../../../../contract/media/media.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'

/** Names the files of which only one page is shown. */
export const PagesHints = ({ items }: { items: readonly Media[] }) =>
  items.map(
    ({ id, originalName, pages }) =>
      originalName &&
      pages != null && (
        <p key={id} className="hint">
          {texts.pagesOf(originalName, pages)}
        </p>
      ),
  )
