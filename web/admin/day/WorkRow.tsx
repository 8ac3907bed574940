import { useEffect } from 'react'
import { DownloadLinks } from '../parts/work/DownloadLinks.tsx'
import { PagePictures } from '../parts/work/PagePictures.tsx'
import { WorkRemarks } from '../parts/work/WorkRemarks.tsx'
import type { WorkParts } from '../parts/work/WorkProgress.tsx'
import { WorkState } from '../parts/work/WorkState.tsx'
import { CardRow, useCard } from './DayCard.tsx'

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
