import { Failed } from '../ui/loading/Failed.tsx'
import { texts } from './texts.ts'
import './rendered-page.later.css'

/** The HTML of the page as the server rendered it; read it before a script changes it. Null where it rendered nothing. */
export const renderedPage = () => document.getElementById('main')?.innerHTML || null

/** Shown when the script of a page has failed: the HTML that the server rendered, as it reads without scripts. */
export const RenderedPage = ({ html }: { html: string | null }) => (
  <>
    {/* oxlint-disable-next-line react/no-danger -- the server's own drawing, as it came */}
    {html && <div className="drawn-page" dangerouslySetInnerHTML={{ __html: html }} />}
    <Failed
      className="partly-broken"
      message={html ? texts.partlyBroken : texts.broken}
      again={texts.reload}
      onRetry={() => location.reload()}
    />
  </>
)
