import { useEffect } from 'react'
import { DownloadLinks } from '../parts/work/DownloadLinks.tsx'
import { WorkRemarks } from '../parts/work/WorkRemarks.tsx'
import type { WorkParts } from '../parts/work/WorkProgress.tsx'
import { WorkState } from '../parts/work/WorkState.tsx'
import { CardRow, useCard } from './DayCard.tsx'
import { COVER_PICTURE } from '../../../contract/outputs/book.ts'
import { toFileUrl } from '../../api/urls.ts'
import { CardLabel } from '../parts/cards/CardLabel.tsx'
import '../parts/work/page-pictures.css'
import { texts } from '../../../languages/en/dashboard/work.ts'

/** Shows work as the row of a card: how far it is or when it was made, and the button that makes it or downloads it. */
export const WorkRow = ({ work, notice, isNew = false, button, fields }: WorkParts) => {
  const { isOpen, setOpen } = useCard()
  const hasFile = Boolean(work?.filePath)
  const { remarks = [], pages = [] } = work ?? {}
  const hasNews = isNew && remarks.length > 0
  useEffect(() => {
    if (hasNews) setOpen(true)
  }, [hasNews, setOpen])
  const hasRest = Boolean(fields) || hasFile || pages.length > 0
  // the button is below the fields, so that nobody has to look for it after filling them in
  const isButtonBelow = hasFile || (isOpen && Boolean(fields))
  return (
    <CardRow
      picture={work?.picture}
      state={notice ?? <WorkState work={work} isNew={isNew} />}
      action={work && hasFile ? <DownloadLinks work={work} /> : !isButtonBelow && button}
    >
      {hasRest && (
        <>
          {remarks.length > 0 && <WorkRemarks remarks={remarks} isNew={isNew} />}
          {fields}
          {isButtonBelow && button}
          {pages.length > 0 && <PagePictures paths={pages} />}
        </>
      )}
    </CardRow>
  )
}

/**
 * Shows thumbnails of the pages of a generated document, with the cover first. Each thumbnail links to the picture in full size.
 * Thumbnails load only when they are close to view.
 */
const PagePictures = ({ paths }: { paths: readonly string[] }) => {
  const hasCover = paths[0]?.endsWith(COVER_PICTURE)
  const pages = hasCover ? paths.slice(1) : paths
  return (
    <details className="page-pictures">
      <summary>
        <CardLabel>{texts.pages(pages.length)}</CardLabel>
      </summary>
      <div>
        {hasCover && <PagePicture path={paths[0] ?? ''} name={texts.cover} />}
        {pages.map((path, index) => (
          <PagePicture key={path} path={path} name={texts.page(index + 1, pages.length)} />
        ))}
      </div>
    </details>
  )
}

const PagePicture = ({ path, name }: { path: string; name: string }) => (
  <a href={toFileUrl(path)} target="_blank" rel="noopener">
    <img src={toFileUrl(path)} alt={name} loading="lazy" />
  </a>
)
