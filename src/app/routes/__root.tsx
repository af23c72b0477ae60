import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { AppContext } from '../shared/app-context.ts'

export const Route = createRootRouteWithContext<AppContext>()({ component: Outlet })
