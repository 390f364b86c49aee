import { IMPORT_LIMITS } from '../limits';
import { PermanentNames } from '../permanent-names';
import { ImportRefused, type Issues } from '../report';
import type { CanvasExport, ModuleItem } from './canvas';
import { type Item, MANIFEST, type Manifest } from './manifest';
import { titleOf } from '../titles';
import { type QuizSource, type Source, sourceOf } from './sources';

interface Planned<From> {
  /** Permanent name, from the item's identifier. */
  path: string;
  /** Null to use the title of the page or the quiz. */
  title: string | null;
  source: From;
  /** Identifier of the item in its module. */
  item: string;
  /** Identifier of the resource. */
  resource: string | null;
}
export type PlannedLesson = Planned<Source>;
export type PlannedQuiz = Planned<QuizSource>;
type PlannedItem = PlannedLesson | PlannedQuiz;

export interface PlannedUnit {
  path: string;
  /** Identifier of the module. */
  item: string;
  title: string;
  lessons: PlannedLesson[];
  /** In the order of the module. */
  quizzes: PlannedQuiz[];
}

export interface Outline {
  units: PlannedUnit[];
  /** Resources in modules, imported or not. The rest excludes them. */
  named: Set<string>;
}

/** Units and lessons in the order of the Canvas modules, otherwise of the manifest's organization. */
export function readOutline(manifest: Manifest, canvas: CanvasExport | null, issues: Issues): Outline {
  const named = new Set<string>();
  const names = new PermanentNames();
  const units = canvas === null ? fromOrganization() : fromModules(canvas);
  const kept = units.filter((unit) => {
    const empty = unit.lessons.length + unit.quizzes.length === 0;
    if (empty) issues.add('structure', unit.path, null, `“${unit.title}” holds no lesson and was left out.`);
    return !empty;
  });
  if (kept.reduce((sum, unit) => sum + unit.lessons.length, 0) > IMPORT_LIMITS.lessons)
    throw new ImportRefused(`This cartridge holds more than ${IMPORT_LIMITS.lessons} lessons.`);
  return { units: kept, named };

  function fromModules({ modules, file }: CanvasExport): PlannedUnit[] {
    return modules.flatMap((module) => {
      const title = shorten(module.title) ?? 'Module';
      for (const { resource } of module.items) if (resource !== null) named.add(resource);
      if (!module.published) {
        issues.add('left-out', file, module.line, `The module “${title}” is not published.`);
        return [];
      }
      const items = module.items.flatMap((item) => fromModuleItem(item, file) ?? []);
      const { identifier } = module;
      return [{ path: names.of('module', identifier), item: identifier, title, ...sorted(items) }];
    });
  }

  function fromModuleItem(item: ModuleItem, file: string): PlannedItem | null {
    const leaveOut = (why: string) => {
      issues.add('left-out', file, item.line, `“${item.title ?? item.identifier}”: ${why}`);
      return null;
    };
    if (item.type === 'ContextModuleSubHeader') return leaveOut('a heading inside a module.');
    if (item.type === 'ContextExternalTool') return leaveOut('it opens another program (LTI).');
    if (!item.published) return leaveOut('it is not published.');
    if (item.type === 'ExternalUrl' && item.url !== null)
      return plan(item, { kind: 'link', url: item.url, file, line: item.line });
    return fromResource(item, leaveOut);
  }

  /** Items without a folder get their own units. Nested folders become one unit. */
  function fromOrganization(): PlannedUnit[] {
    const planned: PlannedUnit[] = [];
    let loose: PlannedUnit | null = null;
    for (const item of manifest.items) {
      if (item.items.length > 0 || item.resource === null) {
        loose = null;
        const title = shorten(item.title) ?? 'Unit';
        const path = names.of('module', item.identifier);
        planned.push({ path, item: item.identifier, title, ...sorted(flatten(item)) });
        continue;
      }
      if (loose === null) {
        const title = shorten(manifest.title) ?? 'Unit';
        const path = names.of('module', item.identifier);
        loose = { path, item: item.identifier, title, lessons: [], quizzes: [] };
        planned.push(loose);
      }
      const { lessons, quizzes } = sorted(flatten(item));
      loose.lessons.push(...lessons);
      loose.quizzes.push(...quizzes);
    }
    return planned;
  }

  function flatten(item: Item): PlannedItem[] {
    const own = item.resource === null ? null : fromItem(item);
    return [...(own === null ? [] : [own]), ...item.items.flatMap(flatten)];
  }

  function fromItem(item: Item): PlannedItem | null {
    if (item.resource !== null) named.add(item.resource);
    return fromResource(item, (why) => {
      issues.add('left-out', MANIFEST, item.line, `“${item.title ?? item.identifier}”: ${why}`);
      return null;
    });
  }

  function fromResource(
    item: { identifier: string; title: string | null; resource: string | null },
    leaveOut: (why: string) => null,
  ): PlannedItem | null {
    const resource = manifest.resources.get(item.resource ?? '');
    if (resource === undefined) return leaveOut('what it shows is not in the archive.');
    const source = sourceOf(resource);
    return typeof source === 'string' ? leaveOut(source) : plan(item, source);
  }

  function plan(
    item: { identifier: string; title: string | null; resource: string | null },
    source: Source | QuizSource,
  ): PlannedItem {
    const planned = {
      path: names.of('item', item.identifier),
      title: shorten(item.title),
      item: item.identifier,
      resource: item.resource,
    };
    return source.kind === 'quiz' ? { ...planned, source } : { ...planned, source };
  }
}

/** Quizzes come after the lessons of their unit. */
function sorted(items: readonly PlannedItem[]): Pick<PlannedUnit, 'lessons' | 'quizzes'> {
  const isQuiz = (item: PlannedItem): item is PlannedQuiz => item.source.kind === 'quiz';
  return {
    lessons: items.filter((item): item is PlannedLesson => !isQuiz(item)),
    quizzes: items.filter(isQuiz),
  };
}

/** The title cut to the allowed length, or null. */
export const shorten = (title: string | null): string | null => titleOf(title ?? '');
