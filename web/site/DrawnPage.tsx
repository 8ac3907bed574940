import { useEffect } from 'react'
import { Failed } from '../ui/Failed.tsx'
import { announceReady } from '../ui/ready.ts'
import { texts } from './texts.ts'
import './drawn-page.css'

/** What the server drew of a page, before any script has touched it; null where it drew nothing. */
export const readDrawnPage = () => document.getElementById('main')?.innerHTML || null

/** Instead of a page whose script has failed: what the server drew of it, as it reads without scripts. */
export const DrawnPage = ({ html }: { html: string | null }) => {
  useEffect(announceReady, [])
  return (
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
}
