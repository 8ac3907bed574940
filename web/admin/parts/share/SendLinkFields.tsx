import { toSendPath } from '../../../../contract/pages/sendAddress.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useIsAdministrator } from '../tab/person.ts'
import { QrCode } from './QrCode.tsx'
import './share.css'
import { SharedLink } from './SharedLink.tsx'
import { cardTexts } from '../../../../languages/en/dashboard/cards.ts'
import { texts } from '../../../../languages/en/dashboard/sendLink.ts'
import { texts as linkTexts } from '../../../../languages/en/dashboard/share.ts'

/** The input that makes a link only if there is none, also if another keeper has made one in the meantime. */
export const keepLink = { query: { keep: 'yes' } } as const

/** The link by which guests send photographs, with its code. Administrators make, renew and end it. */
export const SendLinkFields = () => {
  const isAdministrator = useIsAdministrator()
  const origin = readPublicOrigin(usePageData())
  return (
    <div className="share-fields">
      <p className="hint">{texts.purpose}</p>
      <ReadState readState={useRead('GET /api/send-link')} texts={texts}>
        {({ key }) => {
          if (!key) return isAdministrator ? <MakeButton /> : <p>{texts.none}</p>
          const link = origin + toSendPath(key)
          return (
            <>
              <div className="share-link">
                <SharedLink key={link} href={link} texts={linkTexts.link} />
              </div>
              <QrCode link={link} name={cardTexts.send.title} />
              {isAdministrator && <LinkButtons />}
            </>
          )
        }}
      </ReadState>
    </div>
  )
}

const MakeButton = () => (
  <div className="row">
    <ChangeButton
      endpoint="POST /api/send-link"
      input={keepLink}
      failure={linkTexts.keyFailed}
      tone="primary"
    >
      {texts.make}
    </ChangeButton>
  </div>
)

const LinkButtons = () => (
  <div className="row">
    <ChangeButton
      endpoint="POST /api/send-link"
      input={{ query: {} }}
      success={texts.renewed}
      failure={texts.renewFailed}
      question={texts.renewQuestion}
    >
      {texts.renew}
    </ChangeButton>
    <ChangeButton
      endpoint="DELETE /api/send-link"
      input={{}}
      success={texts.ended}
      failure={texts.endFailed}
      question={texts.endQuestion}
      tone="destructive"
    >
      {texts.end}
    </ChangeButton>
  </div>
)
