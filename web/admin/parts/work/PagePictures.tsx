import { COVER_PICTURE } from '../../../../contract/outputs/book.ts'
import { toFileUrl } from '../../../api/urls.ts'
import { CardLabel } from '../cards/CardLabel.tsx'
import './page-pictures.css'
import { texts } from '../../../../languages/en/dashboard/work.ts'

/**
 * Shows thumbnails of the pages of a generated document, with the cover first. Each thumbnail links to the picture in full size.
 * Thumbnails load only when they are close to view.
 */
export const PagePictures = ({ paths }: { paths: readonly string[] }) => {
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
