import { useEffect } from 'react'
import { newMemoryHash } from '../../../contract/pages/memoryAddress.ts'
import { pageTexts } from '../../../languages/en/memorial/pages.ts'
import { CallError } from '../../api/CallError.ts'
import { linkTo } from '../../api/urls.ts'
import { useRead } from '../../api/useRead.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { useStore } from '../../stores/useStore.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { fitLongestWord } from '../../ui/fitLongestWord.ts'
import { useWhenUntouched } from '../../ui/useWhenUntouched.ts'
import { isUnsent } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { LanguageForm } from '../LanguageForm.tsx'
import { OwnSent } from './OwnSent.tsx'
import { SendForm } from './SendForm.tsx'
import { changeStatus, LEFT_MS, resume, sendList, sendStatus, startOver } from './sendList.ts'
import { senders, useLinkKey } from './senders.ts'
// this stylesheet overrides the styles of form fields, so it is imported after the components that contain fields
import '../page-links.css'
import './send.css'

/** The page behind the link of 'Ask for photographs'. The key after the '#' in its URL opens it. */
export default function SendPage() {
  const linkKey = useLinkKey()
  const keptSenders = useStore(senders)
  const { failure } = useStore(sendStatus)
  const page = useRead('GET /api/send', { headers: { 'send-key': linkKey }, enabled: linkKey !== '' })
  const ended = [page.error, failure].find(
    (error) => error instanceof CallError && error.code === 'send_link_ended',
  ) as CallError | undefined
  useEffect(() => {
    changeStatus({ failure: null })
    if (linkKey) void resume()
  }, [linkKey])
  const heading = page.data ? texts.heading(page.data.name) : pageTexts['/send'].title
  return (
    <div className="send">
      {page.data?.portrait && <img src={page.data.portrait} alt="" className="send-portrait" />}
      <h1 style={fitLongestWord(heading)}>{heading}</h1>
      {ended || !linkKey ? (
        <ClosedLink message={ended?.explanation ?? texts.incomplete} />
      ) : (
        <ReadState readState={page} texts={{ loading: texts.loading }}>
          {({ mailsSenders }) => (
            <>
              <p>{texts.familyFirst}</p>
              <SendForm mailsSenders={mailsSenders} />
            </>
          )}
        </ReadState>
      )}
      {keptSenders.map(({ key }) => (
        <OwnSent key={key} senderKey={key} />
      ))}
      <LanguageForm />
    </div>
  )
}

/** Says why nothing can be sent by the link, and leads to the family's other way. */
const ClosedLink = ({ message }: { message: string }) => {
  const hasChosen = useStore(sendList, ({ uploads }) => uploads.some(isUnsent))
  useWhenUntouched(isSharedDevice ? LEFT_MS : null, startOver)
  return (
    <>
      <p role="alert">{message}</p>
      {hasChosen && <p>{texts.kept}</p>}
      <ButtonLink href={linkTo('/memories') + newMemoryHash}>{texts.memories}</ButtonLink>
    </>
  )
}
