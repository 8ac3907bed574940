import { pagePictures } from '../../../contract/book.ts'
import { besideFile } from '../../../contract/pictures.ts'
import { fileUrl } from '../../api/links.ts'
import './page-pictures.css'
import { texts } from './texts.ts'

interface Props {
  /** the file whose pages they are */
  filePath: string
  pages: number
}

/** The pages of what was made, beside each other; each opens large. Those that are not seen yet are not asked for. */
export const PagePictures = ({ filePath, pages }: Props) => (
  <details className="page-pictures" open>
    <summary>{texts.pages(pages)}</summary>
    <div>
      {pagePictures(pages).map((name, index) => {
        const url = fileUrl(besideFile(filePath, name))
        return (
          <a key={name} href={url} target="_blank" rel="noopener">
            <img src={url} alt={texts.page(index + 1, pages)} loading="lazy" />
          </a>
        )
      })}
    </div>
  </details>
)
