import { type ElementType, type LazyExoticComponent, lazy } from 'react';

type AnyComponent = Exclude<ElementType, string>;

/** `lazy` accepts only default exports. */
export const lazyNamed = <Name extends string, Module extends Record<Name, AnyComponent>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> => lazy(async () => ({ default: (await load())[name] }));
