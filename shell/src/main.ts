import '@pundi/kit/ui/tokens.css'
import '@pundi/kit/ui/base.css'
import '@pundi/kit/ui/font.css'
import { holdOwn } from './boot/hold-own'
import { watchBuiltins } from './boot/watch-builtins'
import { startInSteps } from './start-in-steps'

holdOwn()
watchBuiltins()
void startInSteps()
