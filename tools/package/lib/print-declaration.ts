import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

const isNamedMember = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) || ts.isMethodSignature(member);

const isText = (type: ts.TypeNode | undefined) =>
  type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);

/** Sorts unordered parts: members by name, alternatives of a union by text. */
const normaliser =
  (text: (node: ts.Node) => string, isConstant: boolean): ts.TransformerFactory<ts.Node> =>
  (context) => {
    const { factory } = context;
    const sorted = (members: ts.NodeArray<ts.TypeElement>) =>
      members.every(isNamedMember) ? [...members].sort((a, b) => (text(a) < text(b) ? -1 : 1)) : members;
    const visit = (node: ts.Node): ts.Node => {
      const done = ts.visitEachChild(node, visit, context);
      if (ts.isInterfaceDeclaration(done)) {
        return factory.updateInterfaceDeclaration(
          done,
          done.modifiers,
          done.name,
          done.typeParameters,
          done.heritageClauses,
          sorted(done.members),
        );
      }
      if (ts.isTypeLiteralNode(done)) {
        return factory.createTypeLiteralNode(sorted(done.members));
      }
      if (ts.isUnionTypeNode(done)) {
        return factory.createUnionTypeNode([...done.types].sort((a, b) => (text(a) < text(b) ? -1 : 1)));
      }
      if (ts.isParameter(done) && !ts.isIdentifier(done.name)) {
        return factory.updateParameterDeclaration(
          done,
          done.modifiers,
          done.dotDotDotToken,
          'props',
          done.questionToken,
          done.type,
          done.initializer,
        );
      }
      // The text or classes in a constant are content and style, not API.
      if (isConstant && ts.isPropertySignature(done) && isText(done.type)) {
        const string = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
        return factory.updatePropertySignature(done, done.modifiers, done.name, done.questionToken, string);
      }
      if (ts.isVariableDeclaration(done) && done.initializer && ts.isStringLiteral(done.initializer)) {
        const string = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
        return factory.updateVariableDeclaration(done, done.name, undefined, string, undefined);
      }
      // The paths of imported types depend on the compiler version.
      if (ts.isImportTypeNode(done) && done.qualifier && !done.isTypeOf) {
        return factory.createTypeReferenceNode(done.qualifier, done.typeArguments);
      }
      return done;
    };
    return (node) => ts.visitNode(node, visit);
  };

/** Prints one declaration of a `.d.ts` in a normal form that changes only if its meaning changes. */
export function printed(declaration: ts.Declaration): string {
  const file = declaration.getSourceFile();
  const text = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const { transformed } = ts.transform<ts.Node>(declaration, [
    normaliser(text, ts.isVariableDeclaration(declaration)),
  ]);
  const [node = declaration] = transformed;
  const keyword = ts.isVariableDeclaration(declaration) ? 'const ' : '';
  return (keyword + printer.printNode(ts.EmitHint.Unspecified, node, file))
    .replace(/^export (default )?/, '')
    .replace(/^declare /, '')
    .replace(/;$/, '')
    .replace(/\r/g, '');
}
