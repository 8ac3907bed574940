import { openFirefox } from './firefox.ts'
import { testSite } from './testSite.ts'

testSite('Firefox', openFirefox)
