import { useEffect, useEffectEvent } from 'react'
import { newMemoryHash } from '../../../contract/pages/memoryAddress.ts'
import { pageTexts } from '../../../languages/en/memorial/pages.ts'
import { linkTo } from '../../api/urls.ts'
import { useRead } from '../../api/useRead.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { fitLongestWord } from '../../ui/fitLongestWord.ts'
import { listenTo } from '../../ui/listenTo.ts'
import { useWhenUntouched } from '../../ui/useWhenUntouched.ts'
import { isFailed } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { LanguageForm } from '../LanguageForm.tsx'
import NotFoundPage from '../NotFoundPage.tsx'
import { OwnSent } from './OwnSent.tsx'
import { SendForm } from './SendForm.tsx'
import { findView, resume, sendList, startOver } from './sendList.ts'
import { readLinkKey, senders } from './senders.ts'
// this stylesheet overrides the styles of form fields, so it is imported after the components that contain fields
import '../page-links.css'
import './send.css'

/** How long a device that guests share waits until it clears what a guest has left, in milliseconds. */
const CLEARED_AFTER_MS = { writing: 3 * 60_000, sending: null, arrived: 60_000 }

/** The page behind the link of 'Ask for photographs'. The key after the '#' in its URL opens it. */
export default function SendPage() {
  useEffect(() => listenTo(window, ['hashchange'], () => location.reload()), [])
  return readLinkKey() ? <OpenedLink /> : <NotFoundPage />
}

const OpenedLink = () => {
  const page = useRead('GET /api/send', { headers: { 'send-key': readLinkKey() } })
  const keptSenders = useStore(senders)
  const view = useStore(sendList, findView)
  const hasFailed = useStore(sendList, ({ uploads }) => uploads.some(isFailed))
  const askAgain = useEffectEvent(page.retry)
  useEffect(() => void resume(), [])
  useEffect(() => {
    // the link may have ended
    if (hasFailed) askAgain()
  }, [hasFailed])
  useWhenUntouched(isSharedDevice ? CLEARED_AFTER_MS[view] : null, startOver)
  const heading = page.data ? texts.heading(page.data.name) : pageTexts['/send'].title
  return (
    <div className="send">
      {page.data?.portrait && <img src={page.data.portrait} alt="" className="send-portrait" />}
      <h1 style={fitLongestWord(heading)}>{heading}</h1>
      {page.error?.code === 'send_link_ended' ? (
        <>
          <p role="alert">{page.error.explanation}</p>
          <ButtonLink href={linkTo('/memories') + newMemoryHash}>{texts.memories}</ButtonLink>
        </>
      ) : (
        <ReadState readState={page} texts={texts}>
          {({ mailsSenders }) => (
            <>
              <p>{texts.familyFirst}</p>
              <SendForm mailsSenders={mailsSenders} />
            </>
          )}
        </ReadState>
      )}
      {isSharedDevice && view !== 'sending' && <Button onClick={startOver}>{texts.nextGuest}</Button>}
      {keptSenders.map(({ key }) => (
        <OwnSent key={key} senderKey={key} />
      ))}
      <LanguageForm />
    </div>
  )
}
