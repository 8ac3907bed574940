import { linkTo } from '../api/links.ts'
import './notFound.css'
import { texts } from './texts.ts'

export default function NotFoundPage() {
  return (
    <div className="not-found">
      <h1>{texts.notFound}</h1>
      <p>{texts.forgotten}</p>
      <p>
        <a href={linkTo('/')}>{texts.back}</a>
      </p>
    </div>
  )
}
