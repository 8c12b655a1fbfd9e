import '@pundi/kit/ui/tokens.css'
import '@pundi/kit/ui/base.css'
import '@pundi/kit/ui/font.css'
import { startInSteps } from './start-in-steps'

void startInSteps()
