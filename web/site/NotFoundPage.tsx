import { lazy, Suspense } from 'react'
import { linkTo } from '../api/urls.ts'
import { deviceStorage, KEEPER_LOGIN_KEY } from '../stores/deviceStorage.ts'
import { useHydrated } from '../ui/loading/useHydrated.ts'
import './notFound.css'
import { texts } from '../../languages/en/visitors/site.ts'

export default function NotFoundPage() {
  const isHydrated = useHydrated()
  const isWallOfKeeper =
    isHydrated && location.pathname === '/wall' && deviceStorage.read(KEEPER_LOGIN_KEY) === true
  const page = (
    <div className="not-found">
      <h1>{texts.notFound}</h1>
      <p>{texts.forgotten}</p>
      <p>
        <a href={linkTo('/')}>{texts.back}</a>
      </p>
    </div>
  )
  if (!isWallOfKeeper) return page
  return (
    <Suspense fallback={page}>
      <WallIsOff>{page}</WallIsOff>
    </Suspense>
  )
}

const WallIsOff = lazy(() => import('./wall/WallIsOff.tsx'))
